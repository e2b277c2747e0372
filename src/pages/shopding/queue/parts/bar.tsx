import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import type { QueueModel } from '../model'
import { words } from '../text'

/** Leaving or returning to the line, and the way there. */
export const QueueBar = observer(function QueueBar({ model }: { model: QueueModel }) {
  const t = words()
  const { mine, busy, leave, comeBack, directions } = model
  const isOpen = mine?.state === 'waiting' || mine?.state === 'called'
  return (
    <BottomBar>
      {isOpen && <Button kind="outline" text={t.leave} busy={busy} onPress={() => void leave()} />}
      {mine?.canReturn ? (
        <Button text={t.putBack} busy={busy} onPress={() => void comeBack()} />
      ) : (
        <Button
          kind={model.takes ? 'outline' : 'primary'}
          icon="send"
          text={t.directions}
          onPress={() => void directions()}
        />
      )}
    </BottomBar>
  )
})
