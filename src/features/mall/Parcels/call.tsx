import { observer } from 'mobx-react'
import type { ParcelWithItems } from '@contract/entities/order'
import { Button } from '@/components/base/Button'
import { reachByPhone } from '@/features/device/reach'
import { callsPhones } from '@/platform/device/phone-call'
import { parcelWords } from './text'

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
  return <Button kind="outline" size={size} icon="phone" text={text} onPress={() => void reachByPhone(phone)} />
})
