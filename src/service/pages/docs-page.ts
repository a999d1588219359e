/** The reference page: Swagger UI, served by ourselves, reading /openapi.json. Its files are built into `/docs/`. */

export function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pitch Map – reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<noscript>This page needs JavaScript; the same description is at <a href="/openapi.json">/openapi.json</a> and in short at <a href="/llms.txt">/llms.txt</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`
}
