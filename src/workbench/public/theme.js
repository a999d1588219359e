// Sets the remembered theme before the first paint; a file of its own because the page's policy
// allows no inline script.
try {
  const size = matchMedia('(max-width: 700px)').matches ? 'small' : 'large'
  const stored = JSON.parse(localStorage.getItem(`pitch-map.layout.${size}`) || '{}')
  if (stored.theme === 'light' || stored.theme === 'dark') {
    document.documentElement.dataset.theme = stored.theme
  }
} catch {
  // No storage: the system's theme holds.
}
