import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, text } from '../entities/common'

/** What customers are told of outside the app: their orders, and their chats. */
export const OutsideTopic = z.enum(['order', 'chat'])
export type OutsideTopic = z.output<typeof OutsideTopic>

const Topics = z.object({
  items: z.array(
    z.object({
      topic: OutsideTopic,
      /** What the app that shows the messages calls their form; its consent is asked for by it. */
      templateId: z.string(),
      /** How many messages the caller has agreed to and not had yet. */
      left: z.int(),
    }),
  ),
})

/** What the caller can be told of outside the app, by the consents that are left; nothing where nobody carries such messages. */
export const messageTemplates = defineCall({
  name: 'message.templates',
  summary: 'What the caller can be told of outside the app',
  who: 'customer',
  request: Empty,
  response: Topics,
  failures: [],
})

/**
 * Keeps that the caller agreed to be told outside the app, once of each topic (product text §2, messages). `clientId` names the
 * consent: sending it again keeps no second one.
 */
export const messageSubscribe = defineCall({
  name: 'message.subscribe',
  summary: 'Keeps a consent to be told outside the app',
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
