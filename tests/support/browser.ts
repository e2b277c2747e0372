import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/**
 * Features that are off: playwright's own list, which a second flag of the name replaces, and the suggestions below the
 * address bar, for which Chromium else loads two further pages in another process beside each window.
 */
const featuresOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
]

const flags = [
  `--disable-features=${featuresOff.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Launches a headless Chromium: that of CHROMIUM (`npm test` finds it), an installed one, or playwright's own. `textSize` is
 * what its user has chosen, in pixels.
 */
export const openBrowser = (textSize = 16): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM ?? usual.find((file) => existsSync(file))
  return chromium.launch({
    args: [...flags, `--blink-settings=defaultFontSize=${textSize}`],
    ...(executablePath ? { executablePath } : {}),
  })
}
