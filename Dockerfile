FROM debian:bookworm-slim AS tools
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates npm \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The Node that runs everything is the one that package.json pins; Debian's is only old enough to fetch it.
RUN npm install --global --loglevel=error "node@$(node -p 'require("./package.json").dependencies.node')" \
  && install "$(npm root --global)/node/bin/node" /opt/node \
  && npm install --global --loglevel=error npm@11.19.1

FROM tools AS build
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/run.mjs scripts/build.ts --quiet
# The pages are built: what they were made with, and what only tools read, stays behind.
RUN npm uninstall --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error \
    node vite @vitejs/plugin-react lucide-react react react-dom @radix-ui/react-toast @tanstack/react-query \
    @stripe/react-stripe-js @stripe/stripe-js \
    @fontsource-variable/atkinson-hyperlegible-next @fontsource-variable/fredoka \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && find node_modules -maxdepth 2 -type d -name '*musl*' -exec rm -r {} + \
  && mkdir -p run/web/app \
  && cp web/app/deferred-boot.ts run/web/app/ \
  && mv contract deploy dist engine migrations node_modules package.json scripts server CHANGELOG.md LICENSE THIRD-PARTY-NOTICES.md run/

FROM debian:bookworm-slim
COPY --from=build /opt/node /usr/local/bin/node
COPY --from=build /app/run /app
RUN ln -s /app/deploy/image/gluebird /usr/local/bin/gluebird && install -d -o 1000 -g 1000 /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "/app/deploy/image/is-ready.mjs"]
ENTRYPOINT ["/app/deploy/image/as-owner.sh"]
CMD ["node", "scripts/start.mjs"]
