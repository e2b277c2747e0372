import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import type { TablesModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Asks why a party cannot come. Pass it to the Screen as `overlay`. */
export const RefusalSheet = observer(function RefusalSheet({ model }: { model: TablesModel }) {
  const t = words()
  const { refusing, reason, busy } = model
  return (
    <Sheet open={refusing !== undefined} onClose={model.endRefusal} title={t.why}>
      <View className={styles.tables__sheet}>
        <RadioGroup
          label={t.why}
          options={t.reasons.split('\n').map((text) => ({ value: text, text }))}
          chosen={reason}
          onChoose={model.chooseReason}
          lines="each"
        />
        <Button text={t.send} busy={busy !== ''} disabled={!reason} onPress={() => void model.refuse()} />
      </View>
    </Sheet>
  )
})
