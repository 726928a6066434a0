#!/usr/bin/env node
require("../chunks/index.js").cli();
