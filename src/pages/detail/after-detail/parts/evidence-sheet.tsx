import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { useModel } from '@/state'
import { type EvidenceHost, EvidenceForm } from '../evidence'
import { words } from '../text'
import styles from './evidence-sheet.module.scss'

/** Text and pictures for the platform to look at. */
export const EvidenceSheet = observer(function EvidenceSheet({ id, host }: { id: string; host: EvidenceHost }) {
  const evidence = useModel((api, root) => new EvidenceForm(api, root, id, host))
  const { text, uploads, form } = evidence
  const t = words()
  return (
    <Sheet open={host.addingEvidence} onClose={host.endEvidence} title={t.prove}>
      <View className={styles.sheet}>
        <Note kind="warn" icon="circle-alert" text={t.proveOnce} />
        <TextArea
          label={t.proveHint}
          placeholder={t.proveHint}
          value={text.value}
          max={afterSalesLimits.evidenceLength}
          onChange={text.set}
          onBlur={text.leave}
          error={text.error}
        />
        <PicturePicker uploads={uploads} />
        <Button text={t.proveSend} busy={form.busy} onPress={() => void evidence.send()} />
      </View>
    </Sheet>
  )
})
