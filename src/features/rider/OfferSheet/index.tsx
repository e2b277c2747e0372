import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import { secondsUntil } from '@/platform/device/clock'
import { toast } from '@/platform/view/feedback'
import { useInView } from '@/platform/navigation/page-view'
import { navigate } from '@/platform/navigation/gate'
import type { RiderState } from '../rider'
import type { DeclineReason } from '@contract/entities/delivery'
import { DeclineReasons } from './decline'
import { OfferBar, DeclineBar } from './bars'
import { OfferFacts } from './facts'
import { words } from './text'

/** An offer over whatever is open, until it is answered or over. */
export const OfferSheet = observer(function OfferSheet({ rider }: { rider: RiderState }) {
  const { offer } = rider
  const isInView = useInView()
  const [reason, setReason] = useState<DeclineReason>()
  const [isDeclining, setDeclining] = useState(false)
  const { id, expiresAt } = offer ?? {}
  useEffect(() => {
    setDeclining(false)
    setReason(undefined)
  }, [id, expiresAt])
  const seconds = offer ? secondsUntil(offer.expiresAt) : 1
  const isOver = seconds <= 0
  useEffect(() => {
    if (!id || !isOver || !isInView) return
    rider.putOffNow(id)
    toast(words().passed)
    void rider.renew()
  }, [id, isOver, isInView, rider])
  if (!offer) return null
  const accept = async () => {
    const task = await rider.accept(offer.id)
    if (task) navigate('riderTask', { id: task.id })
  }
  const decline = async () => {
    if (reason && (await rider.decline(offer.id, reason))) toast(words().passed)
  }
  return (
    <Sheet
      open
      onClose={() => rider.putOffNow(offer.id)}
      label={words().title}
      foot={
        isDeclining ? (
          <DeclineBar
            canSend={reason !== undefined}
            busy={rider.busy}
            onBack={() => setDeclining(false)}
            onDecline={() => void decline()}
          />
        ) : (
          <OfferBar
            pay={offer.pay}
            busy={rider.busy}
            onDecline={() => setDeclining(true)}
            onAccept={() => void accept()}
          />
        )
      }
    >
      {isDeclining ? (
        <DeclineReasons offer={offer} seconds={seconds} chosen={reason} onChoose={setReason} />
      ) : (
        <OfferFacts offer={offer} seconds={seconds} />
      )}
    </Sheet>
  )
})
