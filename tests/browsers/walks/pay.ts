import { button, dialog, link, text, type Visitor } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { startFakeStripe, stripeKeys, type FakeStripe } from '#tests/support/fake-stripe.ts';
import { payAt, playStripe } from '#tests/support/fake-stripe-script.ts';
import { newPerson } from '#tests/support/people.ts';

let stripe: FakeStripe;

interface PayingWindow {
  payAtStripe(...said: string[]): Promise<object>;
  paying?: string[] | undefined;
  paid(answer: object): void;
}

/** Until somebody looks, what is to be paid lies in the page. */
function holdPayments(): void {
  const here = window as unknown as PayingWindow;
  here.payAtStripe = (...said) => {
    here.paying = said;
    return new Promise((resolve) => {
      here.paid = resolve;
    });
  };
}

async function payHeld(page: Visitor): Promise<void> {
  let said: string[] | null = null;
  await page.until('the page pays at Stripe', async () => {
    said = await page.run(() => {
      const here = window as unknown as PayingWindow;
      const { paying } = here;
      here.paying = undefined;
      return paying ?? null;
    }, null);
    return said !== null;
  });
  const answer = payAt(stripe, said ?? []);
  await page.run((given) => (window as unknown as PayingWindow).paid(given), answer);
}

export const pay: Walk = {
  name: 'pay with a test card',
  async app() {
    stripe = await startFakeStripe();
    const config = { payments: 'stripe', stripe: { ...stripeKeys, apiBase: stripe.apiBase } } as const;
    return { config, close: () => stripe.close() };
  },
  async go({ app, visit }) {
    const page = await visit(await newPerson(app));
    await page.arrive('/credits');
    await page.see(button(/^Buy Family/));
    await page.check('packages');
    await page.run(holdPayments, null);
    await page.run(playStripe, null);
    await page.press(button(/^Buy Family/));
    await page.see(dialog('Complete Your Purchase'));
    await page.reach(button('Pay Now'));
    await page.fill('Card at Stripe', '4000000000000002');
    await page.check('card');
    await page.press(button('Pay Now'));
    await payHeld(page);
    await page.see(text('Your card was declined.'));
    await page.check('declined');
    await page.fill('Card at Stripe', '4242424242424242');
    await page.press(button('Pay Now'));
    await payHeld(page);
    await page.see(text('Payment Successful!'));
    await page.gone({ role: 'dialog' });
    await page.see(link(/16 credits$/));
    await page.check('paid');
  },
};
