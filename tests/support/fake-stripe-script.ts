import type { Page } from 'playwright-core';
import type { FakeStripe } from './fake-stripe.ts';

interface StripeWindow {
  Stripe: unknown;
  payAtStripe(key: string, clientSecret: string, card: string): Promise<unknown>;
}

/** Stripe's own script as far as our pages use it. It runs in the page, and leaves paying to `payAtStripe` there. */
export function playStripe(): void {
  const here = window as unknown as StripeWindow;
  const addField = (node: Element): void => {
    const box = document.createElement('label');
    box.textContent = 'Card at Stripe ';
    box.append(document.createElement('input'));
    node.append(box);
  };
  const nothing = (): void => undefined;
  const paymentElement = () => {
    const heard: Record<string, ((event: object) => void)[]> = {};
    const tell = (name: string): void =>
      (heard[name] ?? []).forEach((hear) => hear({ elementType: 'payment' }));
    return {
      on: (name: string, hear: (event: object) => void) => (heard[name] = [...(heard[name] ?? []), hear]),
      once: nothing,
      off: nothing,
      update: nothing,
      unmount: nothing,
      destroy: nothing,
      mount(node: Element) {
        addField(node);
        setTimeout(() => tell('ready'), 50);
      },
    };
  };
  const never = () => Promise.reject(new Error('not part of this page'));
  here.Stripe = (key: string) => ({
    elements: () => ({
      create: paymentElement,
      getElement: () => null,
      update: nothing,
      on: nothing,
      off: nothing,
      submit: async () => ({}),
    }),
    createToken: never,
    createPaymentMethod: never,
    confirmCardPayment: never,
    registerAppInfo: nothing,
    _registerWrapper: nothing,
    confirmPayment: ({ clientSecret }: { clientSecret: string }) =>
      here.payAtStripe(key, clientSecret, document.querySelector<HTMLInputElement>('label input')!.value),
  });
}

/** What is paid in the page is paid at the fake, and the page hears what Stripe would say. */
export function payAt(stripe: FakeStripe, [key = '', clientSecret = '', number = '']: readonly string[]) {
  if (!key.startsWith('pk_')) throw new Error('the page has the wrong key');
  const card = number === '4242424242424242' ? 'good' : 'declined';
  stripe.pay(clientSecret, card);
  const id = clientSecret.split('_secret_')[0] ?? '';
  return card === 'good'
    ? { paymentIntent: { id, status: 'succeeded' } }
    : { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
}

/** Stripe's own script, replaced at the edge of the network. */
export async function serveStripeScript(page: Page, stripe: FakeStripe): Promise<void> {
  await page.exposeFunction('payAtStripe', (...said: string[]) => payAt(stripe, said));
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${playStripe.toString()})()` }),
  );
}
