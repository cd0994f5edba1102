import type { Page } from 'playwright-core';
import type { FakeStripe } from './fake-stripe.ts';

const source = `
  const fields = (node) => {
    const box = document.createElement('label');
    box.textContent = 'Card at Stripe ';
    const input = document.createElement('input');
    box.append(input);
    node.append(box);
  };
  const paymentElement = () => {
    const heard = {};
    const tell = (name) => (heard[name] ?? []).forEach((hear) => hear({ elementType: 'payment' }));
    return {
      on: (name, hear) => (heard[name] = [...(heard[name] ?? []), hear]),
      once: () => {},
      off: () => {},
      update: () => {},
      unmount: () => {},
      destroy: () => {},
      mount: (node) => { fields(node); setTimeout(() => tell('ready'), 50); },
    };
  };
  const never = () => Promise.reject(new Error('not part of this page'));
  window.Stripe = (key) => ({
    elements: () => ({
      create: paymentElement, getElement: () => null, update: () => {}, on: () => {}, off: () => {},
      submit: async () => ({}),
    }),
    createToken: never, createPaymentMethod: never, confirmCardPayment: never,
    registerAppInfo: () => {}, _registerWrapper: () => {},
    confirmPayment: async ({ clientSecret }) => {
      const number = document.querySelector('label input').value;
      return window.payAtStripe(key, clientSecret, number);
    },
  });`;

/** Stripe's own script, replaced at the edge of the network: what is paid in the page is paid at the fake. */
export async function serveStripeScript(page: Page, stripe: FakeStripe): Promise<void> {
  await page.exposeFunction('payAtStripe', (key: string, clientSecret: string, number: string) => {
    if (!key.startsWith('pk_')) throw new Error('the page has the wrong key');
    const card = number === '4242424242424242' ? 'good' : 'declined';
    stripe.pay(clientSecret, card);
    const id = clientSecret.split('_secret_')[0] ?? '';
    return card === 'good'
      ? { paymentIntent: { id, status: 'succeeded' } }
      : { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
}
