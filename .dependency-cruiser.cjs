/** The direction of the layers, as rules. Each says why. */
module.exports = {
  forbidden: [
    {
      name: 'engine-knows-nobody',
      comment:
        'The engine is arithmetic about strings; it must run anywhere, so it imports itself and fflate only.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '\\.(test|test-support)\\.ts$' },
      to: { pathNot: ['^src/engine/', '^node_modules/fflate/'] },
    },
    {
      name: 'fflate-in-the-codec-only',
      comment: 'One place turns a project into text, so one place knows how it is compressed.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/engine/project/', '\\.test\\.ts$'] },
      to: { path: '^node_modules/fflate/' },
    },
    {
      name: 'operations-know-the-engine-only',
      comment:
        'An operation is the same value under HTTP, MCP, the command line and the workbench.',
      severity: 'error',
      from: { path: '^src/operations/', pathNot: '\\.(test|test-support)\\.ts$' },
      to: { pathNot: ['^src/(engine|operations)/', '^node_modules/zod/'] },
    },
    {
      name: 'service-and-workbench-are-strangers',
      comment: 'The page works without the service, the service without the page.',
      severity: 'error',
      from: { path: '^src/service/' },
      to: { path: '^src/workbench/' },
    },
    {
      name: 'workbench-and-service-are-strangers',
      comment: 'The page works without the service, the service without the page.',
      severity: 'error',
      from: { path: '^src/workbench/' },
      to: { path: '^src/service/' },
    },
    {
      name: 'theory-is-the-ground',
      comment: 'Everything stands on theory; theory stands on nothing.',
      severity: 'error',
      from: { path: '^src/engine/theory/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/engine/(?!theory/|errors|versions)' },
    },
    {
      name: 'tab-below-project-below-practice',
      comment:
        'practice > route, voicing, harmony > instrument > theory; tab > theory, instrument; project > tab.',
      severity: 'error',
      from: { path: '^src/engine/(tab|instrument)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/engine/(practice|route|voicing|harmony|project)/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea in two places.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'node-in-its-rooms-only',
      comment:
        'The app answers in any runtime; only these folders of the service know that there is Node.',
      severity: 'error',
      from: {
        path: '^src/service/',
        pathNot: ['^src/service/(node|cli|png)/', '\\.(test|test-support)\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    parser: 'swc',
    // The swc parser of dependency-cruiser does not read TSX; tsc's project references hold those files.
    exclude: { path: '\\.tsx$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
