export class QuotaError extends Error {
  override name = this.constructor.name;
}
