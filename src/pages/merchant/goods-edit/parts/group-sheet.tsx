import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { Stepper } from '@/components/form/Stepper'
import { SwitchRow } from '@/components/form/SwitchRow'
import { TickRow } from '@/components/form/Tick'
import { Sheet } from '@/components/frame/Sheet'
import type { Groups, TypedGroup, TypedOption } from '../groups'
import { words } from '../text'
import styles from './group.module.scss'

/** The most options of a group, as the contract has it. */
const most = 20

/** Edits a group of options. */
export const GroupSheet = observer(function GroupSheet({ groups }: { groups: Groups }) {
  const { editing } = groups
  const t = words()
  return (
    <Sheet open={editing !== undefined} onClose={groups.close} title={t.group} foot={<Foot groups={groups} />}>
      <ScrollView scrollY className={styles.group}>
        {editing && <Fields groups={groups} group={editing} />}
      </ScrollView>
    </Sheet>
  )
})

const Foot = observer(({ groups }: { groups: Groups }) => (
  <View className={styles.group__foot}>
    <Button text={words().done} disabled={!groups.isFine} onPress={groups.done} />
    <Button text={words().removeGroup} kind="outline" size={72} onPress={groups.remove} />
  </View>
))

const Fields = observer(({ groups, group }: { groups: Groups; group: TypedGroup }) => {
  const { zh, en, required, max, options } = group
  const t = words()
  return (
    <View className={styles.group__fields}>
      <Field
        placeholder={t.groupZh}
        value={zh}
        maxLength={limits.nameMax}
        onChange={(text) => groups.write({ zh: text })}
      />
      <Field
        placeholder={t.groupEn}
        value={en}
        maxLength={limits.nameMax}
        onChange={(text) => groups.write({ en: text })}
      />
      <SwitchRow label={t.required} on={required} onChange={(on) => groups.write({ required: on })} />
      <View className={styles.group__max}>
        <Text className={styles.group__label}>{t.max}</Text>
        <Stepper
          label={t.max}
          value={Math.min(max, options.length)}
          min={1}
          max={options.length}
          onChange={(count) => groups.write({ max: count })}
        />
      </View>
      {options.map((option, index) => (
        <Option key={option.key} groups={groups} option={option} place={index + 1} />
      ))}
      {options.length < most && (
        <Button text={t.addOption} kind="outline" size={72} icon="plus" onPress={groups.addOption} />
      )}
    </View>
  )
})

interface OptionProps {
  groups: Groups
  option: TypedOption
  place: number
}

const Option = observer(({ groups, option, place }: OptionProps) => {
  const { key, zh, en, extra, soldOut } = option
  const t = words()
  const write = (change: Partial<TypedOption>) => groups.writeOption(key, change)
  return (
    <View className={styles.group__option}>
      <View className={styles.group__line}>
        <View className={styles.group__extra}>
          <Field
            placeholder={t.optionZh(place)}
            value={zh}
            maxLength={limits.nameMax}
            onChange={(text) => write({ zh: text })}
          />
        </View>
        <Press label={t.removeOption(place)} onPress={() => groups.removeOption(key)} className={styles.group__remove}>
          <Icon name="trash-2" size={36} colour="ink-3" />
        </Press>
      </View>
      <Field
        placeholder={t.optionEn(place)}
        value={en}
        maxLength={limits.nameMax}
        onChange={(text) => write({ en: text })}
      />
      <View className={styles.group__line}>
        <View className={styles.group__extra}>
          <Field
            placeholder={t.extra(place)}
            kind="digit"
            value={extra}
            maxLength={9}
            onChange={(text) => write({ extra: text })}
          />
        </View>
        <TickRow on={soldOut} onChange={(on) => write({ soldOut: on })} label={`${t.soldOut}: ${place}`}>
          <Text className={styles.group__label}>{t.soldOut}</Text>
        </TickRow>
      </View>
    </View>
  )
})
