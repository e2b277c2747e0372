import { observer } from 'mobx-react'
import type { GroupPerson } from '@contract/entities/group-cart'
import { Button } from '@/components/base/Button'
import { secondsUntil } from '@/platform/device/clock'
import type { GroupCartState } from '../model'
import { words } from '../text'

interface Props {
  group: GroupCartState
  person: Pick<GroupPerson, 'id' | 'name' | 'nudgeFrom'>
}

/** Reminds somebody who is not done; once in a while. */
export const Nudge = observer(function Nudge({ group, person }: Props) {
  const { nudge, nudged, nudgeName } = words()
  const { id, name, nudgeFrom } = person
  const isNudged = nudgeFrom !== null && secondsUntil(nudgeFrom) > 0
  return (
    <Button
      kind="outline"
      size={64}
      text={isNudged ? nudged : nudge}
      label={nudgeName(name)}
      disabled={isNudged}
      onPress={() => void group.nudge(id)}
    />
  )
})
