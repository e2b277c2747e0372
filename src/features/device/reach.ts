import { callPhone, callsPhones } from '@/platform/device/phone-call'
import { attempt } from '@/state/base/attempt'
import { copyAndTell } from '@/state/base/copying'

/** Calls a number, or copies it where a tap calls nobody. */
export async function reachByPhone(phone: string): Promise<void> {
  if (callsPhones()) await attempt(() => callPhone(phone))
  else await copyAndTell(phone)
}
