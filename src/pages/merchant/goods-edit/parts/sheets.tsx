import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { SectionSheet } from '@/features/merchant/SectionSheet'
import { localized } from '@/i18n'
import type { GoodsEditModel } from '../model'
import { words } from '../text'
import styles from './group.module.scss'
import { GroupSheet } from './group-sheet'

/** The sheets of the form; at most one is open. */
export const GoodsSheets = observer(function GoodsSheets({ model }: { model: GoodsEditModel }) {
  const { section, newSection } = words()
  return (
    <>
      <Sheet open={model.choosing} onClose={model.endChoosing} title={section}>
        <View className={styles.group__sections}>
          <RadioGroup
            label={section}
            options={model.sections.map(({ id, name }) => ({ value: id, text: localized(name) }))}
            chosen={model.chosen?.id}
            onChoose={model.choose}
            lines="between"
          />
          <Button text={newSection} kind="outline" icon="plus" onPress={model.addSection} />
        </View>
      </Sheet>
      <SectionSheet model={model.section} />
      <GroupSheet groups={model.groups} />
    </>
  )
})
