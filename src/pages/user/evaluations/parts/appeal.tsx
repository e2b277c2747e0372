import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnReview } from '@contract/entities/review'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import type { MyEvaluationsModel } from '../model'
import { words } from '../text'
import styles from './addition-sheet.module.scss'

/** Writes the one appeal against the hiding of a review. */
export const AppealSheet = observer(function AppealSheet({ model }: { model: MyEvaluationsModel }) {
  const { appealing, appeal, busy, writeAppeal, endAppeal, sendAppeal } = model
  const t = words()
  return (
    <Sheet open={appealing !== undefined} onClose={endAppeal} title={t.appeal}>
      <View className={styles.addition}>
        <View className={styles.addition__text}>
          <TextArea
            label={t.appealHint}
            placeholder={t.appealHint}
            value={appeal}
            max={limits.reviewLength}
            onChange={writeAppeal}
          />
        </View>
        <Button text={t.sendAppeal} busy={busy} disabled={appeal.trim() === ''} onPress={() => void sendAppeal()} />
      </View>
    </Sheet>
  )
})

/** Says why a review is hidden, and how its appeal goes. */
export function Hiding({ review: { hidden, appeal } }: { review: OwnReview }) {
  const t = words()
  const outcome = appeal?.outcome
  return (
    <>
      {hidden && <Note kind="warn" text={t.hiddenBecause(hidden.reason)} />}
      {appeal && !outcome && <Note kind="info" text={t.appealed} />}
      {outcome && (
        <Note
          kind={outcome.isShown ? 'good' : 'bad'}
          text={outcome.isShown ? t.shownAgain(outcome.reason) : t.staysHidden(outcome.reason)}
        />
      )}
    </>
  )
}
