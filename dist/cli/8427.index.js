module.exports = require("../main/8427.index.js");
