// Sets the remembered theme before the first paint; a file of its own because the page's policy
// allows no inline script.
try {
  const theme = localStorage.getItem('pitch-map.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // No storage: the system's theme holds.
}
