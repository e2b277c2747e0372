import { observer } from 'mobx-react'
import { dictionary } from '@/i18n'
import { Countdown } from './countdown'
import { useSecondsLeft } from './seconds-left'

const words = dictionary({ en: { endsIn: 'Ends in' }, zh: { endsIn: '距结束' } })

interface Props {
  endsAt: string
  /** Name of the deadline for screen readers; by default the end. */
  label?: string | undefined
  /** Called when it is reached, and again while it stays the same. */
  onEnd: () => void | Promise<void>
}

/** Countdown to an instant. */
export const TimeLeft = observer(({ endsAt, label = words().endsIn, onEnd }: Props) => (
  <Countdown seconds={useSecondsLeft(endsAt, onEnd)} label={label} />
))
