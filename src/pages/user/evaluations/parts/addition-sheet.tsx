import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import type { MyEvaluationsModel } from '../model'
import { words } from '../text'
import styles from './addition-sheet.module.scss'

/** Adds a text to an own review. */
export const AdditionSheet = observer(function AdditionSheet({ model }: { model: MyEvaluationsModel }) {
  const { adding, addition, busy, write, endAdd, saveAddition } = model
  const { followUp, followUpHint, save } = words()
  return (
    <Sheet open={adding !== undefined} onClose={endAdd} title={followUp}>
      <View className={styles.addition}>
        <View className={styles.addition__text}>
          <TextArea
            label={followUpHint}
            placeholder={followUpHint}
            value={addition}
            max={limits.reviewLength}
            onChange={write}
          />
        </View>
        <Button text={save} busy={busy} disabled={addition.trim() === ''} onPress={() => void saveAddition()} />
      </View>
    </Sheet>
  )
})
