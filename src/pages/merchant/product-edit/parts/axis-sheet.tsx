import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import { words } from '../text'
import type { TypedAxis, Variants } from '../variants'
import styles from './form.module.scss'

/** Edits an axis of a product and its values. */
export const AxisSheet = observer(function AxisSheet({ variants }: { variants: Variants }) {
  const { axis } = variants
  const t = words()
  const foot = (
    <View className={styles.sheet__foot}>
      <Button text={t.done} disabled={!variants.isAxisFine} onPress={variants.takeAxis} />
      <Button text={t.removeAxis} kind="outline" size={72} onPress={variants.removeAxis} />
    </View>
  )
  return (
    <Sheet open={axis !== undefined} onClose={variants.closeAxis} title={t.axis} foot={foot}>
      <ScrollView scrollY className={styles.sheet}>
        {axis && <Fields variants={variants} axis={axis} />}
      </ScrollView>
    </Sheet>
  )
})

const Fields = observer(function Fields({ variants, axis }: { variants: Variants; axis: TypedAxis }) {
  const t = words()
  return (
    <View className={styles.sheet__fields}>
      <Field
        placeholder={t.axisZh}
        value={axis.zh}
        maxLength={limits.nameMax}
        onChange={(zh) => variants.writeAxis({ zh })}
      />
      <Field
        placeholder={t.axisEn}
        value={axis.en}
        maxLength={limits.nameMax}
        onChange={(en) => variants.writeAxis({ en })}
      />
      {axis.values.map(({ key, zh, en }, index) => (
        <View key={key} className={styles.sheet__option}>
          <View className={styles.sheet__line}>
            <View className={styles.sheet__grow}>
              <Field
                placeholder={t.valueZh(index + 1)}
                value={zh}
                maxLength={limits.nameMax}
                onChange={(text) => variants.writeValue(key, { zh: text })}
              />
            </View>
            <Press
              label={t.removeValue(index + 1)}
              onPress={() => variants.removeValue(key)}
              className={styles.sheet__remove}
            >
              <Icon name="trash-2" size={36} colour="ink-3" />
            </Press>
          </View>
          <Field
            placeholder={t.valueEn(index + 1)}
            value={en}
            maxLength={limits.nameMax}
            onChange={(text) => variants.writeValue(key, { en: text })}
          />
        </View>
      ))}
      {axis.values.length < limits.valuesOfAxis && (
        <Button text={t.addValue} kind="outline" size={72} icon="plus" onPress={variants.addValue} />
      )}
    </View>
  )
})
