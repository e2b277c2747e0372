import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { dictionary } from '@/i18n'
import { secondsUntil } from '@/platform/device/clock'
import { Countdown } from './countdown'

const words = dictionary({ en: { endsIn: 'Ends in' }, zh: { endsIn: '距结束' } })

interface Props {
  endsAt: string
  /** Name of the deadline for screen readers; by default the end. */
  label?: string | undefined
  onEnd: () => void | Promise<void>
}

/** Countdown to an instant; calls `onEnd` once when it is reached. */
export const TimeLeft = observer(({ endsAt, label = words().endsIn, onEnd }: Props) => {
  const left = Math.max(0, Math.ceil(secondsUntil(endsAt)))
  const over = left === 0
  useEffect(() => {
    if (over) void onEnd()
  }, [over, endsAt, onEnd])
  return <Countdown seconds={left} label={label} />
})
