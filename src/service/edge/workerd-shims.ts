/**
 * What the protocol package asks of its runtime, at the edge. Its own file for workerd brings a
 * JSON Schema validator for forms that a server sends to a person; this server sends none.
 */

/** Stands where the validator would; only a form would ask it. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new RangeError('this server sends no forms')
  }
}

/** A worker has no standard streams, and the transport that would use them is never made. */
export const process = {}
