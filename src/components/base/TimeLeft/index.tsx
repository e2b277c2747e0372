import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { dictionary } from '@/i18n'
import { Countdown } from './countdown'

const words = dictionary({ en: { endsIn: 'Ends in' }, zh: { endsIn: '距结束' } })

const secondsTo = (instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))

/** Counts down by the clock, since timers stand still while the app is not in view. */
export const TimeLeft = observer(({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) => {
  const [left, setLeft] = useState(() => secondsTo(endsAt))
  useEffect(() => {
    setLeft(secondsTo(endsAt))
    const timer = setInterval(() => {
      const seconds = secondsTo(endsAt)
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      onEnd()
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt, onEnd])
  return <Countdown seconds={left} label={words().endsIn} />
})
