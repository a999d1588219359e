/** The forms of one answer: plain or compressed, whole or 304, each ready to send. */

import { matchesEntityTag } from '../http/entity-tag'
import { type Coding, codedTag } from './content-coding'
import { type ReadyResponse, readyResponse } from './ready-response'

export type Form = Coding | 'plain'

/** Bytes of one question in every form that was asked for. */
export interface KeptAnswer {
  readonly tag: string
  readonly bytes: Uint8Array
  readonly plain: ReadyResponse
  readonly coded: Map<Coding, ReadyResponse>
  /** Compressions under way, so that all who ask meanwhile wait for the same one. */
  readonly beingCoded: Map<Coding, Promise<ReadyResponse | undefined>>
  /** 304 by the form that the client holds: a copy keeps the tag of its form. */
  readonly notModified: Map<Form, ReadyResponse>
}

export function keptAnswer(
  tag: string,
  headers: Readonly<Record<string, string>>,
  bytes: Uint8Array,
  text?: string,
): KeptAnswer {
  return {
    tag,
    bytes,
    plain: readyResponse(200, headers, bytes, text),
    coded: new Map(),
    beingCoded: new Map(),
    notModified: new Map(),
  }
}

function tagOfForm(tag: string, form: Form): string {
  return form === 'plain' ? tag : codedTag(tag, form)
}

/** Which form of an answer a client says it holds. */
export function heldForm(header: string | undefined, tag: string): Form | undefined {
  if (header === undefined) return undefined
  if (header === tag) return 'plain'
  const forms = ['plain', 'br', 'gzip'] as const
  return forms.find((form) => matchesEntityTag(header, tagOfForm(tag, form)))
}

/** A 304; headers that describe the body stay behind. */
export function notModified(
  headers: Readonly<Record<string, string | number>>,
  tag: string,
  form: Form,
): ReadyResponse {
  const { 'Content-Length': _length, 'Content-Type': _type, ...lasting } = headers
  return readyResponse(304, { ...lasting, ETag: tagOfForm(tag, form) })
}

/** The compressed form of a plain answer. */
export function codedForm(
  plain: ReadyResponse,
  tag: string,
  coding: Coding,
  bytes: Uint8Array,
): ReadyResponse {
  const headers = { ...plain.headers(), 'Content-Encoding': coding, ETag: codedTag(tag, coding) }
  return readyResponse(200, headers, bytes)
}
