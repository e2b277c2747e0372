import { observer } from 'mobx-react'
import type { ParcelWithItems } from '@contract/entities/order'
import { Button } from '@/components/base/Button'
import { callPhone, callsPhones } from '@/platform/phone-call'
import { attempt } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { parcelWords } from './text'

/** Calls a number, or copies it where a tap cannot call. */
export const reach = (phone: string): void =>
  void (callsPhones() ? attempt(() => callPhone(phone)) : copyAndTell(phone))

interface Props {
  parcel: Pick<ParcelWithItems, 'news' | 'carrierPhone'>
  size: 72 | 64
}

/** Calls the courier whom the last news names, else the carrier. */
export const CallButton = observer(function CallButton({ parcel: { news, carrierPhone }, size }: Props) {
  const { callCourier, callCarrier, copyPhone } = parcelWords()
  const phone = news?.phone ?? carrierPhone
  if (!phone) return null
  const text = callsPhones() ? (news?.phone ? callCourier : callCarrier) : copyPhone(phone)
  return <Button kind="outline" size={size} icon="phone" text={text} onPress={() => reach(phone)} />
})
