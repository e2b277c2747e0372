import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, Instant, pageOf, paging } from '../entities/common'
import { NoticeId } from '../entities/ids'
import { Message, MessageGroup, MessageKind } from '../entities/message'
import { limits } from '../limits'
import { reminderSubjects } from '../message-groups'

/**
 * Unread counts of the caller by kind of message, and of chats, for badges. Kinds turned off in the notification
 * settings, and muted chats, are not counted (product text §7, messages).
 */
export const messageCount = defineCall({
  name: 'message.count',
  summary: 'Numbers of unread messages',
  who: 'customer',
  request: Empty,
  response: z.object({
    total: z.int(),
    /** Unread messages of chats, at most `limits.chatUnreadMax`. */
    chats: z.int(),
    kinds: z.array(z.object({ kind: MessageKind, count: z.int() })),
  }),
  failures: [],
})

/** The kinds of messages, each with the newest one, and their unread counts by group. */
export const messageTypes = defineCall({
  name: 'message.types',
  summary: 'The kinds of messages',
  who: 'customer',
  request: Empty,
  response: z.object({
    items: z.array(
      z.object({
        kind: MessageKind,
        name: z.string(),
        count: z.int(),
        newest: z.nullable(z.object({ title: z.string(), text: z.string(), at: Instant })),
        groups: z.array(z.object({ group: MessageGroup, name: z.string(), count: z.int() })),
      }),
    ),
  }),
  failures: [],
})

/** The messages of one kind, or of one group of it, newest first. */
export const messageSystemList = defineCall({
  name: 'message.systemList',
  summary: 'The messages of one kind',
  who: 'customer',
  request: z.object({ ...paging, kind: z._default(MessageKind, 'announcement'), group: z.optional(MessageGroup) }),
  response: pageOf(Message),
  failures: [],
})

/** Marks messages as read: those that are named, and all of `kind` or `all`. Repeating it changes nothing. */
export const messageRead = defineCall({
  name: 'message.read',
  summary: 'Mark messages as read',
  who: 'customer',
  request: z.object({
    noticeIds: z._default(z.array(NoticeId).check(z.maxLength(limits.messagesReadMax)), []),
    /** Announcements to everybody. */
    articleIds: z._default(z.array(Id).check(z.maxLength(limits.messagesReadMax)), []),
    kind: z.optional(z.enum([...MessageKind.options, 'all'])),
  }),
  response: Empty,
  failures: ['noticeNotFound'],
})

/** Takes a message out of the caller's list, or puts it back; the one of `noticeId` and `articleId` that is named. */
export const messageDelete = defineCall({
  name: 'message.delete',
  summary: 'Delete a message',
  who: 'customer',
  request: z.object({
    noticeId: z.optional(NoticeId),
    articleId: z.optional(Id),
    /** False puts it back. */
    removed: z._default(z.boolean(), true),
  }),
  response: z.object({ removed: z.boolean() }),
  failures: ['noticeNotFound'],
})

/** Pending reminders of the caller. */
export const messageReminders = defineCall({
  name: 'message.reminders',
  summary: 'Pending reminders',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(z.object({ subject: z.enum(reminderSubjects), subjectId: Id })) }),
  failures: [],
})

/** Sets or removes a reminder shortly before an event begins; repeating it changes nothing. */
export const messageRemind = defineCall({
  name: 'message.remind',
  summary: 'Set a reminder',
  who: 'customer',
  request: z.object({ subject: z.enum(reminderSubjects), subjectId: Id, on: z.boolean() }),
  response: z.object({ on: z.boolean() }),
  failures: ['reminderTooLate'],
})
