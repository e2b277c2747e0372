import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import type { Cancelling } from '../cancelling'
import { words } from '../text'
import styles from '../index.module.scss'

/** Asks why a table is cancelled, and says what comes back. Pass it to the Screen as `overlay`. */
export const CancelTable = observer(function CancelTable({ about }: { about: Cancelling | undefined }) {
  if (!about) return null
  const t = words()
  const { sums, changed, busy, reason, reasonText, choose, send } = about
  return (
    <Sheet open={about.open} onClose={about.close} title={t.cancelTitle}>
      <View className={styles.table__body}>
        <AsyncView resource={about.reasons} inline>
          {({ items }) => (
            <RadioGroup
              label={t.why}
              options={items.map(({ key, text }) => ({ value: key, text }))}
              chosen={reason}
              onChoose={choose}
              lines="between"
            />
          )}
        </AsyncView>
        {sums.kept + sums.back > 0 && (
          <View className={styles[changed ? 'table__box--warn' : 'table__box']}>
            {changed && (
              <Text className={styles.table__warn} {...{ role: 'alert' }}>
                {t.changed}
              </Text>
            )}
            <KeyValue label={t.keptSum} value={formatMoney(sums.kept)} tone={sums.kept > 0 ? 'ink' : 'muted'} />
            <KeyValue label={t.backSum} value={formatMoney(sums.back)} tone={sums.back > 0 ? 'good' : 'muted'} />
          </View>
        )}
        <Button
          text={sums.back > 0 ? t.cancelFor(formatMoney(sums.back)) : t.cancelFree}
          busy={busy}
          disabled={reasonText === ''}
          onPress={() => void send()}
        />
      </View>
    </Sheet>
  )
})
