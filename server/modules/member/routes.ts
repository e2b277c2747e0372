import { memberInfo } from '@contract/calls/member'
import type { Module } from '../module'
import { MemberService } from './service'

/** The caller's membership. */
export const memberRoutes: Module = ({ handle, context }) => {
  const members = new MemberService(context)
  handle(memberInfo, ({ customer }) => members.info(customer))
}
