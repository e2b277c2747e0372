import { autorun } from 'mobx'
import type { Language } from '@contract/settings'
import { pathOfRoute, routes } from '@/routes'
import { houses } from '@/styles/mark'
import { language } from '@/platform/session/language'
import './desktop.h5.scss'
import { drawCode } from './code.h5'
import left from './left.webp'
import right from './right.webp'

const words = {
  en: {
    name: 'Linli',
    slogan: 'All good things, just downstairs',
    line: 'Takeaway, shopping and stays, all with one account',
    open: 'Open on your phone',
    scan: 'Scan to continue on your phone',
    languages: 'Language',
    userAgreement: 'User Agreement',
    privacy: 'Privacy Policy',
  },
  zh: {
    name: '邻里',
    slogan: '好东西，都在楼下',
    line: '外卖、商城、酒店，一个账号全搞定',
    open: '在手机上打开',
    scan: '扫码在手机上继续浏览此页',
    languages: '语言',
    userAgreement: '用户协议',
    privacy: '隐私政策',
  },
}

const names: readonly (readonly [Language, string])[] = [
  ['zh', '中文'],
  ['en', 'English'],
]

const logo = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${houses}</svg>`

const scenery = `<img class="desktop__left" src="${left}" alt=""><img class="desktop__right" src="${right}" alt="">`

let shown = false

/** Renders the content next to the app on wide windows: name and languages on the left, a QR code on the right. */
export function showDesktop(): void {
  if (shown) return
  shown = true
  const aside = document.createElement('aside')
  aside.className = 'desktop'
  document.body.prepend(aside)
  aside.addEventListener('click', choose)
  autorun(() => {
    aside.innerHTML = scenery + brand() + foot() + card()
    const box = aside.querySelector('.desktop__code')
    if (box) drawCode(box)
  })
  window.addEventListener('hashchange', () => {
    const box = aside.querySelector('.desktop__code')
    if (box) drawCode(box)
  })
}

function choose({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
  if (button) language.set(button.dataset.language as Language)
}

function brand(): string {
  const { name, slogan, line, languages } = words[language.value]
  const buttons = names.map(
    ([key, name]) =>
      `<button type="button" class="desktop__language" data-language="${key}" lang="${key}" aria-pressed="${key === language.value}">${name}</button>`,
  )
  return `<section class="desktop__brand"><p class="desktop__name"><span class="desktop__logo">${logo}</span>${name}</p>
    <p class="desktop__slogan">${slogan}</p><p class="desktop__line">${line}</p>
    <div role="group" class="desktop__languages" aria-label="${languages}">${buttons.join('')}</div></section>`
}

function foot(): string {
  const said = words[language.value]
  const links = (['userAgreement', 'privacy'] as const).map(
    (key) => `<a href="#/${pathOfRoute(routes.userAgreement)}?key=${key}">${said[key]}</a>`,
  )
  return `<nav class="desktop__foot">${links.join('')}</nav><p class="desktop__rights">© ${new Date().getFullYear()} ${said.name}</p>`
}

function card(): string {
  const { open, scan } = words[language.value]
  return `<section class="desktop__card"><div class="desktop__frame"><div class="desktop__code"></div><span class="desktop__mark">${logo}</span></div><p class="desktop__open">${open}</p>
    <p class="desktop__scan">${scan}</p></section>`
}
