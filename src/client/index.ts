/** `pitch-map/client`: the service from any program. */
export {
  type ClientOptions,
  createClient,
  type OperationId,
  type Operations,
  type PitchMapClient,
  PitchMapError,
  type RefusalIssue,
} from './client'
