import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { dictionary } from '@/i18n'
import { secondsUntil } from '@/platform/clock'
import { Countdown } from './countdown'

const words = dictionary({ en: { endsIn: 'Ends in' }, zh: { endsIn: '距结束' } })

/** Countdown to an instant; calls `onEnd` once when it is reached. */
export const TimeLeft = observer(({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) => {
  const left = Math.max(0, Math.ceil(secondsUntil(endsAt)))
  const over = left === 0
  useEffect(() => {
    if (over) onEnd()
  }, [over, endsAt, onEnd])
  return <Countdown seconds={left} label={words().endsIn} />
})
