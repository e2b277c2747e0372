import { ScrollView } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Sheet } from '@/components/frame/Sheet'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import { ChoiceRow } from './choice-row'
import styles from './sheets.module.scss'

const MOST = 10
const counts = Array.from({ length: MOST + 1 }, (_, count) => count)

/** Number of tableware sets. */
export const TablewareSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { tableware: title, none, sets } = words()
  return (
    <Sheet open={model.sheet === 'tableware'} onClose={model.close} title={title}>
      <ScrollView scrollY className={styles.sheets__list}>
        {counts.map((tableware) => (
          <ChoiceRow
            key={tableware}
            text={tableware ? sets(tableware) : none}
            on={model.choices.tableware === tableware}
            onPress={() => model.choose({ tableware })}
          />
        ))}
      </ScrollView>
    </Sheet>
  )
})
