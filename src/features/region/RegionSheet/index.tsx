import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Area } from '@contract/entities/address'
import { Press } from '@/components/base/Press'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { dictionary } from '@/i18n'
import type { Regions } from '../regions'
import styles from './index.module.scss'

const words = dictionary({
  en: { title: 'Choose a region', choose: 'Choose' },
  zh: { title: '选择所在地区', choose: '请选择' },
})

interface Props {
  regions: Regions
  open: boolean
  onClose: () => void
  /** Called with the path: province, city, district. */
  onChoose: (path: readonly Area[]) => void
}

/** Selects a district of China by levels, with tabs for the selected ones. */
export const RegionSheet = observer(function RegionSheet({ regions, open, onClose, onChoose }: Props) {
  const choose = (area: Area) => {
    const path = regions.choose(area)
    if (path) onChoose(path)
  }
  return (
    <Sheet open={open} onClose={onClose} title={words().title}>
      <PathTabs regions={regions} />
      <View className={styles['region-sheet__list']}>
        <AsyncView resource={regions.list} inline>
          {(areas) => <Areas areas={areas} chosen={regions.path[regions.level]?.code} onChoose={choose} />}
        </AsyncView>
      </View>
    </Sheet>
  )
})

/** Tabs of the selected areas and the next level. */
const PathTabs = observer(({ regions }: { regions: Regions }) => {
  const { path, level, show } = regions
  const names = [...path.map(({ name }) => name), words().choose].slice(0, Math.max(path.length, level + 1))
  return (
    <View className={styles['region-sheet__way']} role="tablist">
      {names.map((name, index) => (
        <Press
          key={index}
          role="tab"
          label={name}
          on={index === level}
          onPress={() => show(index)}
          className={styles['region-sheet__tab']}
        >
          <Text className={styles[index === level ? 'region-sheet__name--on' : 'region-sheet__name']} numberOfLines={1}>
            {name}
          </Text>
          {index === level && <View className={styles['region-sheet__bar']} />}
        </Press>
      ))}
    </View>
  )
})

interface AreasProps {
  areas: Area[]
  chosen: string | undefined
  onChoose: (area: Area) => void
}

const idOf = (code: string) => `area-${code}`

/** Number of rows above the selected one that stay visible. */
const ABOVE = 2

const Areas = ({ areas, chosen, onChoose }: AreasProps) => {
  const first = areas[Math.max(0, areas.findIndex(({ code }) => code === chosen) - ABOVE)]
  const choose = (code: string) => {
    const area = areas.find((each) => each.code === code)
    if (area) onChoose(area)
  }
  return (
    <ScrollView
      key={areas[0]?.code}
      scrollY
      className={styles['region-sheet__scroll']}
      scrollIntoView={chosen && first ? idOf(first.code) : undefined}
    >
      <View className={styles['region-sheet__areas']}>
        <RadioGroup
          label={words().title}
          options={areas.map(({ code: value, name: text }) => ({ value, text }))}
          chosen={chosen}
          onChoose={choose}
          idOf={idOf}
          accent
        />
      </View>
    </ScrollView>
  )
}
