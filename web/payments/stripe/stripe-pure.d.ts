/** The package's own declarations of this entry name no file endings, which strict resolution does not follow. */
declare module '@stripe/stripe-js/pure/index.mjs' {
  export { loadStripe } from '@stripe/stripe-js';
}
