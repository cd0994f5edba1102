/** No call was made, because whoever runs this installation wants none now: switched off, or over the day's cap. */
export class VendorPaused extends Error {
  override name = 'VendorPaused';

  constructor() {
    super('the vendor is not to be asked now');
  }
}
