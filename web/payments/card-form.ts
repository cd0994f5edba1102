/** What every card form is given, and what it tells. The dialog around it has the buttons. */
export interface CardFormProps {
  /** The form's id, so that a button outside it can send it. */
  formId: string;
  clientSecret: string;
  /** Whether there is a form to fill in yet. */
  onReady: (ready: boolean) => void;
  onBusy: (busy: boolean) => void;
  /** The provider has taken the money, or will. */
  onPaid: () => void;
  onDeclined: (sentence: string) => void;
}

export interface StripeFormProps extends CardFormProps {
  publishableKey: string;
}
