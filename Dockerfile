# Two stages: one that builds with everything, one that holds Node and what was built. Nothing of
# node_modules is needed at run time, since the service is bundled. The digest is that of the image
# index; of a newer tag, `docker buildx imagetools inspect node:<version>-bookworm-slim` shows it.
FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package needs its install script, so none is run.
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.mjs

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787
WORKDIR /app
# Each folder of dist holds the notices of the packages bundled in it.
COPY --from=build --chown=root:root /app/LICENSE /app/NOTICE ./
COPY --from=build --chown=root:root /app/licenses ./licenses
COPY --from=build --chown=root:root /app/dist/service ./dist/service
COPY --from=build --chown=root:root /app/dist/workbench ./dist/workbench
COPY --from=build --chown=root:root /app/dist/docs ./dist/docs
COPY --from=build --chown=root:root /app/package.json ./package.json
# The image's own user without rights; it can read /app and write nowhere.
USER node
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/service/main.js"]
