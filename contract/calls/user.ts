import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Day, Empty, ruled, text } from '../entities/common'
import { MediaId } from '../entities/ids'
import { CertificationKind, Gender, User } from '../entities/user'
import { limits } from '../limits'
import { email } from '../rules/generic'
import { certification } from '../states/person'
import { countCharacters } from '../text'

/** The signed-in customer (product text §3). */
export const userInfo = defineCall({
  name: 'user.info',
  summary: 'The signed-in customer',
  who: 'customer',
  request: Empty,
  response: User,
  failures: [],
})

/** Changes the fields that are given (product text §5, account rules). */
export const userEdit = defineCall({
  name: 'user.edit',
  summary: 'Change nickname, avatar, gender, birthday or e-mail',
  who: 'customer',
  request: z.object({
    nickname: z.optional(
      text(2 * limits.nicknameMax, 1).check(z.refine((value) => countCharacters(value) <= limits.nicknameMax)),
    ),
    gender: z.optional(Gender),
    birthday: z.optional(Day),
    email: z.optional(ruled(email)),
    /** The id of an uploaded picture. */
    avatarId: z.optional(MediaId),
  }),
  response: User,
  failures: ['mediaNotFound'],
})

/** The unmasked phone number of the account; other answers mask it. */
export const userPhone = defineCall({
  name: 'user.phone',
  summary: 'The caller’s phone number',
  who: 'customer',
  request: Empty,
  response: z.object({ phone: z.string(), maskedPhone: z.string() }),
  failures: [],
})

const CertificationState = z.enum(certification.states)

/** Statuses of the caller's certifications, by kind (product text §4). */
export const userCertification = defineCall({
  name: 'user.certification',
  summary: 'Statuses of the caller’s certifications',
  who: 'customer',
  request: Empty,
  response: z.object({
    items: z.array(
      z.object({
        kind: CertificationKind,
        state: CertificationState,
        /** Why it failed. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  failures: [],
})

/** Whether the caller's real name has been checked: the furthest of the certifications (product text §6). */
export const userAuthStatus = defineCall({
  name: 'user.authStatus',
  summary: 'Whether the real name of the caller has been checked',
  who: 'customer',
  request: Empty,
  response: z.object({ state: CertificationState }),
  failures: [],
})

/** Changes what the customer says of themselves; empty for nothing. */
export const userEditSignature = defineCall({
  name: 'user.editSignature',
  summary: 'Change the profile signature',
  who: 'customer',
  request: z.object({
    signature: text(2 * limits.signatureMax).check(z.refine((value) => countCharacters(value) <= limits.signatureMax)),
  }),
  response: User,
  failures: [],
})
