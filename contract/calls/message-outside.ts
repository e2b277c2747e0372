import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, text } from '../entities/common'

/** Topics of messages outside the app: orders and chats. */
export const OutsideTopic = z.enum(['order', 'chat'])
export type OutsideTopic = z.output<typeof OutsideTopic>

const Topics = z.object({
  items: z.array(
    z.object({
      topic: OutsideTopic,
      /** Template id of the app that delivers the message, which its consent dialog needs. */
      templateId: z.string(),
      /** How many messages the caller has agreed to and not had yet. */
      left: z.int(),
    }),
  ),
})

/**
 * Message templates that the caller can consent to, with the consents left; empty where no provider delivers messages.
 */
export const messageTemplates = defineCall({
  name: 'message.templates',
  summary: 'Templates of messages outside the app',
  who: 'customer',
  request: Empty,
  response: Topics,
  failures: [],
})

/**
 * Records the caller's consent to one message outside the app per topic (product text §2, messages). `clientId`
 * identifies the consent: sending it again records no second one.
 */
export const messageSubscribe = defineCall({
  name: 'message.subscribe',
  summary: 'Consent to messages outside the app',
  who: 'customer',
  request: z.object({
    clientId: Id,
    /** A one-time code of the app in which the caller agreed. */
    code: text(512, 1),
    topics: z.array(OutsideTopic).check(z.minLength(1), z.maxLength(OutsideTopic.options.length)),
  }),
  response: Topics,
  failures: ['consentRefused'],
})
